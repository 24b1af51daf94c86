import LintelProjectFiles
import LintelVocabulary

/// Reads a manifest of Tuist without running it: what it writes out is taken, what it computes is
/// noted.
struct TuistReader {
  let source: ManifestTokens
  let paths: TuistPaths
  let contents: (String) -> [UInt8]?
  var description: ProjectDescription
  /// What folders share with other targets than their own, by the name of the target.
  var sharedFolders: [String: [SynchronizedFolder]] = [:]
  private(set) var notes: [(position: Int, message: String)] = []
  let effort: ManifestEffort

  /// - Parameters:
  ///   - path: of the manifest, relative to the root of the check.
  ///   - contents: what is in another file, by its path; `nil` when there is none.
  static func read(
    _ source: ManifestTokens, path: String, contents: @escaping (String) -> [UInt8]?
  ) -> ProjectDescription {
    var reader = TuistReader(source, path: path, contents: contents)
    reader.readProject()
    return reader.description
  }

  private init(
    _ source: ManifestTokens, path: String, contents: @escaping (String) -> [UInt8]?
  ) {
    self.source = source
    self.contents = contents
    paths = TuistPaths(manifest: path, contents: contents)
    description = ProjectDescription(path: path, origin: .tuist)
    effort = ManifestEffort(tokenCount: source.end)
  }

  private mutating func readProject() {
    let mentions = mentionsOfProject()
    if let open = mentions.lazy.compactMap(openOfProject).first {
      read(arguments(open))
    } else {
      note("the project is computed, so its targets are not known", at: mentions.first ?? 0)
      description.hasAllTargets = false
    }
    description.notes = notes.sorted { $0.position < $1.position }.map {
      let place = source.place(of: $0.position)
      return ProjectNote(
        path: description.path, line: place.line, column: place.column, message: $0.message)
    }
  }

  /// Where the type is named outside of all brackets.
  private func mentionsOfProject() -> [Int] {
    var mentions: [Int] = []
    var position = 0
    while position < source.end {
      if source.isWord("Project", at: position) { mentions.append(position) }
      position = (source.closer(of: position) ?? position) + 1
    }
    return mentions
  }

  /// The opening parenthesis if a `Project(` or `Project = .init(` starts at `position`.
  private func openOfProject(at position: Int) -> Int? {
    if source.isMark("(", at: position + 1) { return position + 1 }
    guard source.isMark("=", at: position + 1), source.isMark(".", at: position + 2),
      source.isWord("init", at: position + 3), source.isMark("(", at: position + 4)
    else { return nil }
    return position + 4
  }

  private mutating func read(_ arguments: [ManifestTokens.Argument]) {
    var settings = TuistSettings()
    for argument in arguments {
      switch argument.label {
      case "settings": settings = self.settings(argument.value, of: "the project")
      case "packages": readPackages(argument.value)
      default: break
      }
    }
    guard let targets = arguments.first(where: { $0.label == "targets" }) else { return }
    var modules = TuistModules(
      project: settings, fileSize: source.byteCount, contents: contents)
    let noteCount = notes.count
    let list = elements(targets.value, computed: "the list of targets is computed in part")
    description.hasAllTargets = notes.count == noteCount
    for element in list {
      if let target = target(element, &modules) {
        description.targets.append(target)
      } else {
        description.hasAllTargets = false
      }
    }
    addSharedFolders()
    addTestHosts()
  }
}

// MARK: - Notes

extension TuistReader {
  /// - Parameter message: what is not known.
  mutating func note(_ message: String, at position: Int) {
    notes.append((position, message + "; 'tuist graph --format json' can tell"))
  }
}
