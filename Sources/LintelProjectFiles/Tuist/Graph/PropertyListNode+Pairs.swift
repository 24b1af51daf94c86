/// Swift encodes a dictionary whose keys are no strings as a list in which keys and values
/// alternate.
extension PropertyList.Node {
  /// The keys and values of such a list.
  var alternatingPairs: [(key: PropertyList.Node, value: PropertyList.Node)] {
    let elements = self.elements
    return stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
  }

  /// The values by their keys, of a dictionary or of such a list.
  var namedValues: [(name: String, value: PropertyList.Node)] {
    isArray
      ? alternatingPairs.compactMap { key, value in key.text.map { ($0, value) } }
      : entries.map { ($0.key, $0.value) }
  }
}
