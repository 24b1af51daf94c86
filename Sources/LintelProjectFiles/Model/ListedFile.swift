import LintelVocabulary

/// A file that a target lists.
package struct ListedFile: Equatable, Sendable {
  package var path: String
  /// The platforms for which the file is compiled; `nil` for all platforms of the target.
  package var platforms: Set<Platform>?
  /// The compiler flags of this file alone, as written, e.g. `-DDEMO`.
  package var compilerFlags = ""
}

extension ListedFile {
  /// Returns the files sorted by path, each once. A file that is listed twice is compiled for the
  /// platforms of both entries, with the flags of both.
  package static func merged(_ files: [ListedFile]) -> [ListedFile] {
    var result: [ListedFile] = []
    result.reserveCapacity(files.count)
    // Sorting indices copies fewer references than sorting files.
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

/// The ending of the names of Swift files.
enum SwiftFileName {
  /// Whether a path ends with `.swift` in any case, because `A.SWIFT` finds `A.swift` on a file
  /// system that ignores case.
  static func ends(_ path: String) -> Bool {
    path.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 | 0x20 }
  }
}
