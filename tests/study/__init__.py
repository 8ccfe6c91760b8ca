"""Tests of the doors for those who study."""
