/** The cave on the screen: how large it is, where its floor begins and where its mouth opens. */
export interface Room {
  width: number;
  height: number;
  /** How far the roof hangs down. */
  roof: number;
  /** Where wall and floor meet. */
  ground: number;
  /** How far the mouth of the cave reaches from the left. */
  mouth: number;
  /** How large everything is drawn. */
  unit: number;
  /** Where the fire burns. */
  fire: number;
  hearth: number;
  /** Where the tusks of a mammoth lie; 0 where there is no room for them. */
  bones: number;
}
