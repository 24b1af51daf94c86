extension PropertyList {
  /// A value in a property list.
  ///
  /// A number has the text that is written in the file. A boolean is `1` or `0`, because OpenStep
  /// has no booleans and uses these texts.
  package struct Node: Sendable {
    private let nodes: NodeTable
    private let position: Int

    init(_ nodes: NodeTable, _ position: Int) {
      self.nodes = nodes
      self.position = position
    }

    /// The text of a string, a number or a boolean; `nil` for anything else.
    package var text: String? { nodes.text(at: position) }

    /// The values of an array; empty for anything else.
    package var elements: [Node] { elements(atMost: .max) }

    /// Returns the first values of an array; empty for anything else.
    package func elements(atMost count: Int) -> [Node] {
      guard isArray else { return [] }
      var elements: [Node] = []
      nodes.forEachChild(of: position, atMost: count) { elements.append(Node(nodes, $0)) }
      return elements
    }

    /// The keys and values of a dictionary in written order; empty for anything else.
    package var entries: [(key: String, value: Node)] {
      guard isDictionary else { return [] }
      var entries: [(key: String, value: Node)] = []
      nodes.forEachEntry(of: position) { key, value in
        entries.append((nodes.text(at: key) ?? "", Node(nodes, value)))
      }
      return entries
    }

    package var isArray: Bool { nodes.kind(at: position) == .array }

    package var isDictionary: Bool { nodes.kind(at: position) == .dictionary }

    /// Returns the value of a key in a dictionary, the last one if the key is written several
    /// times; `nil` for anything else, and for the `null` of JSON. The time does not depend on the
    /// size of the dictionary.
    package subscript(key: String) -> Node? {
      guard isDictionary, let key = nodes.entry(of: key, in: position),
        nodes.kind(at: key + 1) != .null
      else { return nil }
      return Node(nodes, key + 1)
    }

    /// Returns the texts in an array under a key; empty if there is none.
    package func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }

    /// Returns the text under a key, or the texts of a list there joined by blanks; empty if there is
    /// neither.
    func joinedText(_ key: String) -> String {
      self[key].map { $0.text ?? $0.elements.compactMap(\.text).joined(separator: " ") } ?? ""
    }

    /// Returns the entry of a dictionary whose key is the text of another node of the same list.
    func entry(calledAs text: Node) -> (key: Node, value: Node)? {
      guard isDictionary, text.isText, let key = nodes.entry(ofTextAt: text.position, in: position)
      else { return nil }
      return (Node(nodes, key), Node(nodes, key + 1))
    }

    /// Returns the entry of a key in a dictionary.
    func entry(_ key: String) -> (key: Node, value: Node)? {
      guard isDictionary, let key = nodes.entry(of: key, in: position) else { return nil }
      return (Node(nodes, key), Node(nodes, key + 1))
    }

    /// Whether the node is a string with this text.
    func says(_ text: StaticString) -> Bool { isText && nodes.says(text, at: position) }

    private var isText: Bool {
      switch nodes.kind(at: position) {
      case .plainText, .openStepText, .xmlText, .jsonText: true
      case .dictionary, .array, .data, .yes, .no, .null: false
      }
    }

    /// The offset of the value in UTF-8 bytes: of its bracket, or of the first character of a text.
    package var offset: Int { nodes.offset(at: position) }
  }
}

/// Swift encodes a dictionary whose keys are not strings as a list in which keys and values
/// alternate.
extension PropertyList.Node {
  /// The keys and values of a list in which they alternate.
  var alternatingPairs: [(key: PropertyList.Node, value: PropertyList.Node)] {
    let elements = self.elements
    return stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
  }

  /// The values by their keys, of a dictionary or of a list in which keys and values alternate.
  var namedValues: [(name: String, value: PropertyList.Node)] {
    isArray
      ? alternatingPairs.compactMap { key, value in key.text.map { ($0, value) } }
      : entries.map { ($0.key, $0.value) }
  }
}
