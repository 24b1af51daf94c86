/// The contents of a file, kept as their length and a hash, so that the files of several projects
/// can be compared without keeping all their texts.
package struct FileContents: Hashable, Sendable {
  private let length: Int
  private let hash: Int

  package init(_ bytes: [UInt8]) {
    length = bytes.count
    hash = bytes.hashValue
  }
}

extension Sequence<Set<FileContents>> {
  /// The contents that several projects have.
  package var shared: Set<FileContents> {
    var known: Set<FileContents> = []
    var shared: Set<FileContents> = []
    for project in self {
      shared.formUnion(project.intersection(known))
      known.formUnion(project)
    }
    return shared
  }
}
