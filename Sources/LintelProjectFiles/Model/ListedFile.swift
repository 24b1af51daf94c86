import LintelVocabulary

/// A file that a target lists.
package struct ListedFile: Equatable, Sendable {
  package var path: String
  /// The platforms it is compiled for; `nil` when for all of the target's.
  package var platforms: Set<Platform>?
  /// What the compiler is told besides, as written.
  package var compilerFlags = ""
}

extension ListedFile {
  /// By path, each once: a file that is listed twice is compiled where either entry says so.
  package static func merged(_ files: [ListedFile]) -> [ListedFile] {
    var result: [ListedFile] = []
    result.reserveCapacity(files.count)
    // Sorting positions moves fewer references about than sorting files.
    for position in files.indices.sorted(by: {
      RelativePath.precedes(files[$0].path, files[$1].path)
    }) {
      let file = files[position]
      guard let last = result.last, last.isAt(file.path) else {
        result.append(file)
        continue
      }
      result[result.count - 1].platforms =
        if let first = last.platforms, let second = file.platforms {
          first.union(second)
        } else {
          nil
        }
      result[result.count - 1].compilerFlags += " " + file.compilerFlags
    }
    return result
  }

  private func isAt(_ path: String) -> Bool { self.path.hasSameBytes(as: path) }
}
