enum D {
  let s Unwanted<Row>.first, Unwanted
}
