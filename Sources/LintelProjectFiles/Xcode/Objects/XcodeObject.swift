/// An object of a project file: a file, a group, a target, a build phase and so on.
struct XcodeObject {
  private let key: PropertyList.Node
  let node: PropertyList.Node

  init(_ entry: (key: PropertyList.Node, value: PropertyList.Node)) {
    key = entry.key
    node = entry.value
  }

  /// The text is made anew each time, because few of the tens of thousands of objects are asked for
  /// it.
  var id: String { key.text ?? "" }

  /// The name of the object's class in Xcode (`isa`); empty if the file has none.
  var kind: String { text("isa") ?? "" }

  /// Whether the object is of a class. Unlike ``kind``, this makes no text of its name.
  func isOf(_ kind: StaticString) -> Bool { node["isa"]?.says(kind) ?? false }

  func text(_ key: String) -> String? { node[key]?.text }

  /// - Parameter count: the number of elements that are read.
  func texts(_ key: String, atMost count: Int = .max) -> [String] {
    node[key]?.elements(atMost: count).compactMap(\.text) ?? []
  }
}
