import LintelVocabulary

/// What a project consists of, by the ids under which its parts refer to each other.
struct XcodeObjects {
  let root: XcodeObject
  private let objects: PropertyList.Node

  init(_ list: PropertyList, in bytes: [UInt8]) throws(ProjectFileError) {
    guard let objects = list.root["objects"], objects.isDictionary else {
      throw Self.error(
        in: bytes, at: list.root.offset, "this is no Xcode project: it has no 'objects'")
    }
    guard let rootID = list.root["rootObject"], let id = rootID.text else {
      throw Self.error(
        in: bytes, at: list.root.offset, "this is no Xcode project: it has no 'rootObject'")
    }
    guard let node = objects[id], node.isDictionary else {
      throw Self.error(
        in: bytes, at: rootID.offset,
        "the project itself, '\(id)', is not among the objects; restore the file")
    }
    self.objects = objects
    root = XcodeObject(id: id, node: node)
  }

  /// `nil` when the project refers to something that it does not have.
  subscript(id: String) -> XcodeObject? {
    objects[id].flatMap { $0.isDictionary ? XcodeObject(id: id, node: $0) : nil }
  }

  /// What an object refers to under a key, without what is missing.
  func referred(by object: XcodeObject, _ key: String) -> XcodeObject? {
    object.text(key).flatMap { self[$0] }
  }

  /// What an object refers to under a key, without what is missing.
  func allReferred(
    by object: XcodeObject, _ key: String, atMost count: Int = .max
  ) -> [XcodeObject] {
    object.texts(key, atMost: count).compactMap { self[$0] }
  }

  private static func error(
    in bytes: [UInt8], at offset: Int, _ message: String
  ) -> ProjectFileError {
    let place = LineTable(bytes).place(of: UInt32(clamping: offset))
    return ProjectFileError(line: place.line, column: place.column, message: message)
  }
}
