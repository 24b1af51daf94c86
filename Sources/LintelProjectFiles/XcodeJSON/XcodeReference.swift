/// A reference from one part of a project to another.
enum XcodeReference {
  case id(String)
  /// The names that lead to the item, from the root of the tree.
  case names([Step])

  enum Step {
    case parent
    case child(String)
  }

  /// Reads `id:1F`, `Config/Debug.xcconfig`, or `["a/b", {"name": ".."}]` for names that would be
  /// misread in a single text.
  init?(_ node: PropertyList.Node) {
    if let text = node.text {
      self = text.hasBytes(atStart: "id:") ? .id(text.dropping(bytes: 3)) : .names(Self.steps(text))
    } else if let id = node["id"]?.text {
      self = .id(id)
    } else if node.isArray {
      self = .names(node.elements.compactMap(Self.step))
    } else {
      return nil
    }
  }

  /// The names; `nil` for an id, and if a step leads to a parent.
  var names: [String]? {
    guard case .names(let steps) = self else { return nil }
    let names = steps.compactMap { if case .child(let name) = $0 { name } else { nil } }
    return names.count == steps.count ? names : nil
  }

  private static func steps(_ text: String) -> [Step] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .compactMap { step(String(Substring($0))) }
  }

  private static func step(_ node: PropertyList.Node) -> Step? {
    node.text.map(step) ?? node["name"]?.text.map(Step.child)
  }

  private static func step(_ name: String) -> Step? {
    switch name {
    case ".": nil
    case "..": .parent
    default: .child(name)
    }
  }
}
