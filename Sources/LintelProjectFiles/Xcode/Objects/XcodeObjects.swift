/// What a project consists of, by the ids under which its parts refer to each other.
struct XcodeObjects {
  let root: XcodeObject
  private let objects: PropertyList.Node

  init(_ list: PropertyList, in bytes: [UInt8]) throws(ProjectFileError) {
    guard let objects = list.root["objects"], objects.isDictionary else {
      throw ProjectFileError(
        "this is no Xcode project: it has no 'objects'", at: list.root.offset, in: bytes)
    }
    guard let rootID = list.root["rootObject"], let id = rootID.text else {
      throw ProjectFileError(
        "this is no Xcode project: it has no 'rootObject'", at: list.root.offset, in: bytes)
    }
    guard let node = objects[id], node.isDictionary else {
      throw ProjectFileError(
        "the project itself, '\(id)', is not among the objects; restore the file",
        at: rootID.offset, in: bytes)
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
}
