/// The objects of a project, by the ids through which they refer to each other.
struct XcodeObjects {
  let root: XcodeObject
  private let objects: PropertyList.Node

  init(_ list: PropertyList, in bytes: [UInt8]) throws(ProjectFileError) {
    guard let objects = list.root["objects"], objects.isDictionary else {
      throw ProjectFileError(
        "this is not an Xcode project: it has no 'objects'", at: list.root.offset, in: bytes)
    }
    guard let rootID = list.root["rootObject"], let id = rootID.text else {
      throw ProjectFileError(
        "this is not an Xcode project: it has no 'rootObject'", at: list.root.offset, in: bytes)
    }
    guard let entry = objects.entry(id), entry.value.isDictionary else {
      throw ProjectFileError(
        "the project itself, '\(id)', is not among the objects; restore the file",
        at: rootID.offset, in: bytes)
    }
    self.objects = objects
    root = XcodeObject(entry)
  }

  /// The largest number of files of a variant or version group that are read: more than an app has
  /// languages. Without a limit, every target could list the same large group.
  static let variantLimit = 64

  /// Returns the object of an id; `nil` if the project has no such object.
  subscript(id: String) -> XcodeObject? {
    objects.entry(id).flatMap { $0.value.isDictionary ? XcodeObject($0) : nil }
  }

  /// Returns the object that a value refers to by its id.
  subscript(reference: PropertyList.Node) -> XcodeObject? {
    objects.entry(calledAs: reference).flatMap { $0.value.isDictionary ? XcodeObject($0) : nil }
  }

  /// Returns the object that another object refers to under a key, if it exists.
  func referred(by object: XcodeObject, _ key: String) -> XcodeObject? {
    object.node[key].flatMap { self[$0] }
  }

  /// Returns the objects that an object refers to under a key, without missing ones.
  ///
  /// - Parameter count: the number of elements that are read. A list that many objects share is
  ///   read for each of them.
  func allReferred(
    by object: XcodeObject, _ key: String, atMost count: Int = .max
  ) -> [XcodeObject] {
    object.node[key]?.elements(atMost: count).compactMap { self[$0] } ?? []
  }
}

/// An object of a project file: a file, a group, a target, a build phase and so on.
struct XcodeObject {
  private let key: PropertyList.Node
  let node: PropertyList.Node

  init(_ entry: (key: PropertyList.Node, value: PropertyList.Node)) {
    key = entry.key
    node = entry.value
  }

  /// The id. Its text is made anew each time, because it is needed for few of the tens of thousands
  /// of objects.
  var id: String { key.text ?? "" }

  /// The name of the object's class in Xcode (`isa`); empty if the file has none.
  var kind: String { text("isa") ?? "" }

  /// Whether the object is of the class with this name. Unlike ``kind``, this makes no string for
  /// the name of the class.
  func isOf(_ kind: StaticString) -> Bool { node["isa"]?.says(kind) ?? false }

  func text(_ key: String) -> String? { node[key]?.text }

  /// - Parameter count: the number of elements that are read.
  func texts(_ key: String, atMost count: Int = .max) -> [String] {
    node[key]?.elements(atMost: count).compactMap(\.text) ?? []
  }
}
