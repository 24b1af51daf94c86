extension Sequence where Element: Hashable {
  /// The values in their order, each once.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
