struct Source {
  var value = 1
}
struct Copy {
  let value: Int
  init(_ source: Source) { value = source.value }
}
