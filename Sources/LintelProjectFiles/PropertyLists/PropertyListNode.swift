extension PropertyList {
  /// A value in a property list.
  ///
  /// A number is the text that it is written as, and a boolean `1` or `0`, as OpenStep, which knows
  /// neither, has them.
  package struct Node: Sendable {
    private let nodes: NodeTable
    private let position: Int

    init(_ nodes: NodeTable, _ position: Int) {
      self.nodes = nodes
      self.position = position
    }

    /// What a string, a number or a boolean says; `nil` for anything else.
    package var text: String? { nodes.text(at: position) }

    /// The values of an array; empty for anything else.
    package var elements: [Node] { elements(atMost: .max) }

    /// The first values of an array; empty for anything else.
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

    /// The value of a key in a dictionary, the last one if it is written several times; `nil` in
    /// anything else, and for the `null` of JSON. Takes the same time however large the dictionary
    /// is.
    package subscript(key: String) -> Node? {
      guard isDictionary, let key = nodes.entry(of: key, in: position),
        nodes.kind(at: key + 1) != .null
      else { return nil }
      return Node(nodes, key + 1)
    }

    /// The entry of a dictionary whose key is what a text in the same list says.
    func entry(calledAs text: Node) -> (key: Node, value: Node)? {
      guard isDictionary, text.isText, let key = nodes.entry(ofTextAt: text.position, in: position)
      else { return nil }
      return (Node(nodes, key), Node(nodes, key + 1))
    }

    /// The entry of a key in a dictionary.
    func entry(_ key: String) -> (key: Node, value: Node)? {
      guard isDictionary, let key = nodes.entry(of: key, in: position) else { return nil }
      return (Node(nodes, key), Node(nodes, key + 1))
    }

    /// Whether that is what a text says.
    func says(_ text: StaticString) -> Bool { isText && nodes.says(text, at: position) }

    private var isText: Bool {
      switch nodes.kind(at: position) {
      case .plainText, .openStepText, .xmlText, .jsonText: true
      case .dictionary, .array, .data, .yes, .no, .null: false
      }
    }

    /// Where it begins, in UTF-8 bytes: its bracket, or the first character of a text.
    package var offset: Int { nodes.offset(at: position) }
  }
}
