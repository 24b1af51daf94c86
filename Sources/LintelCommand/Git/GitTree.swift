import LintelVocabulary

/// The files of a commit, as `git ls-tree -r -z` lists them.
struct GitTree {
  struct File: Equatable {
    /// The path below the top of the repository.
    let path: String
    /// The name of the object with its contents, in hexadecimal digits.
    let object: String
  }

  /// The regular files, in the order of their paths' bytes.
  private(set) var files: [File] = []
  private var indexes: [PathKey: Int] = [:]
  private var submodules: [PathKey: String] = [:]

  init(_ list: [UInt8]) {
    for entry in list.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      // The mode, the kind and the name of the object.
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      if words[0].starts(with: "100".utf8) {
        indexes[PathKey(path)] = files.count
        files.append(File(path: path, object: String(decoding: words[2], as: UTF8.self)))
      } else if words[1].elementsEqual("commit".utf8) {
        submodules[PathKey(path)] = path
      }
    }
  }

  func file(at path: String) -> File? { indexes[PathKey(path)].map { files[$0] } }

  /// Returns the folder of the submodule that a path leads into; `nil` if there is none.
  func submodule(around path: String) -> String? {
    if submodules.isEmpty { return nil }
    return RelativePath.pathAndFolders(of: path).lazy.compactMap { submodules[$0] }.first
  }
}
