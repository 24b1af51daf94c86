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
    guard let entry = objects.entry(id), entry.value.isDictionary else {
      throw ProjectFileError(
        "the project itself, '\(id)', is not among the objects; restore the file",
        at: rootID.offset, in: bytes)
    }
    self.objects = objects
    root = XcodeObject(entry)
  }

  /// How many files of a group of languages or versions count: more than there are languages in an
  /// app. All targets could list one large group.
  static let variantLimit = 64

  /// `nil` when the project refers to something that it does not have.
  subscript(id: String) -> XcodeObject? {
    objects.entry(id).flatMap { $0.value.isDictionary ? XcodeObject($0) : nil }
  }

  /// The same for a text that refers to it.
  subscript(reference: PropertyList.Node) -> XcodeObject? {
    objects.entry(calledAs: reference).flatMap { $0.value.isDictionary ? XcodeObject($0) : nil }
  }

  /// What an object refers to under a key, without what is missing.
  func referred(by object: XcodeObject, _ key: String) -> XcodeObject? {
    object.node[key].flatMap { self[$0] }
  }

  /// What an object refers to under a key, without what is missing.
  ///
  /// - Parameter count: how many elements are looked at: what many parts of a project refer to is
  ///   read for each of them.
  func allReferred(
    by object: XcodeObject, _ key: String, atMost count: Int = .max
  ) -> [XcodeObject] {
    object.node[key]?.elements(atMost: count).compactMap { self[$0] } ?? []
  }
}
