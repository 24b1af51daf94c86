import LintelVocabulary

/// The pods with a path in a `Podfile`, and the pods of each target.
struct Podfile {
  struct Pod {
    let name: String
    /// The path of the pod's specification, relative to the root of the check.
    let specification: String
    /// The offset of the word `pod`.
    let offset: Int
  }

  /// The pods in the order of the file, each once.
  private(set) var pods: [Pod] = []
  private(set) var notes: [Note] = []
  /// The targets of Xcode projects with all their pods.
  let lists: [PodLists.List]

  init(_ bytes: [UInt8], at path: String) throws(ProjectFileError) {
    let code = try RubyCode(bytes)
    let inherited = PodLists(code)
    lists = inherited.lists
    let lines = LineTable(bytes)
    if inherited.isExceeded {
      notes.append(
        Note(
          "targets inherit more than \(PodLists.limit) pods; the others are not known", at: 0,
          lines, of: path))
    }
    var seen: Set<PathKey> = []
    var position = 0
    while position < code.tokens.count {
      guard code.isWord("pod", at: position), code.startsStatement(position) else {
        position += 1
        continue
      }
      let start = code.isMark("(", at: position + 1) ? position + 2 : position + 1
      let end = code.endOfStatement(from: start)
      let offset = code.tokens[position].offset
      switch (code.text(at: start)?.pathParts.first, Self.location(in: start..<end, of: code)) {
      case (_, .elsewhere): break
      case (let name?, .folder(let folder)):
        let specification = Self.specification(of: String(name), in: folder, podfile: path)
        if seen.insert(PathKey(specification)).inserted {
          pods.append(
            Pod(name: String(name), specification: specification, offset: offset))
        }
      default:
        notes.append(
          Note(
            "the name or location of this pod is computed; it is left out", at: offset, lines,
            of: path)
        )
      }
      position = max(end, position + 1)
    }
  }

  private enum Location {
    case elsewhere
    case computed
    case folder(String)
  }

  /// Returns the location of a pod: `:path => 'a'` or `path: 'a'`.
  private static func location(in statement: Range<Int>, of code: RubyCode) -> Location {
    for position in statement {
      let value: Int
      switch code.kind(at: position) {
      case .label("path"): value = position + 1
      case .symbol("path") where code.isMark("=>", at: position + 1): value = position + 2
      default: continue
      }
      let isWhole =
        value + 1 >= statement.upperBound
        || [",", "}"].contains { code.isMark($0, at: value + 1) }
      guard isWhole, let folder = code.text(at: value) else { return .computed }
      return .folder(folder)
    }
    return .elsewhere
  }

  private static func specification(
    of pod: String, in folder: String, podfile: String
  ) -> String {
    let path = RelativePath.join(folderOf: podfile, folder)
    return path.hasBytes(atEnd: ".podspec") ? path : RelativePath.join(path, pod + ".podspec")
  }
}
