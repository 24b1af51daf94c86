struct /* a */ S /* b */ : /* c */ P /* d */ {
  func /* e */ f /* g */ ( /* h */ a /* i */ : /* j */ A /* k */ ) -> /* l */ B { C() }
}
