struct Tuple<each Element> {
  var value: (repeat each Element)
  typealias Fn = (repeat each Element) -> Void
}
