import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// Reads a Tuist manifest without running it: literals are read, and each computed value gets a
/// note.
struct TuistReader {
  private var manifest: TuistManifest
  private var description: ProjectDescription
  private let others: OtherFiles

  /// - Parameters:
  ///   - path: the path of the manifest, relative to the root of the check.
  ///   - others: reads configuration files, and looks for the files that mark Tuist's root.
  static func read(
    _ source: ManifestTokens, path: String, others: OtherFiles
  ) -> ProjectDescription {
    var reader = TuistReader(
      manifest: TuistManifest(source, path: path, others: others),
      description: ProjectDescription(path: path, origin: .tuist), others: others)
    reader.read()
    return reader.description
  }

  private var source: ManifestTokens { manifest.source }

  private mutating func read() {
    let mentions = mentionsOfProject()
    if let open = mentions.lazy.compactMap(openOfProject).first {
      read(manifest.arguments(open))
    } else {
      manifest.note(
        "the project is computed, so its targets are not known", at: mentions.first ?? 0)
      addModuleHints()
    }
    description.notes = manifest.notes
  }

  /// Returns the indices of the tokens that name the type `Project` outside of all brackets.
  private func mentionsOfProject() -> [Int] {
    var mentions: [Int] = []
    var position = 0
    while position < source.end {
      if source.isWord("Project", at: position) { mentions.append(position) }
      position = (source.closer(of: position) ?? position) + 1
    }
    return mentions
  }

  /// Returns the opening parenthesis if a `Project(` or `Project = .init(` starts at `position`.
  private func openOfProject(at position: Int) -> Int? {
    if source.isMark("(", at: position + 1) { return position + 1 }
    guard source.isMark("=", at: position + 1), source.isMark(".", at: position + 2),
      source.isWord("init", at: position + 3), source.isMark("(", at: position + 4)
    else { return nil }
    return position + 4
  }

  private mutating func read(_ arguments: [ManifestTokens.Argument]) {
    var name = ""
    var settings = TuistSettings()
    for argument in arguments {
      switch argument.label {
      case "name": name = source.text(argument.value) ?? ""
      case "settings": settings = manifest.settings(argument.value, of: "the project")
      case "packages": description.packageFolders = manifest.packageFolders(argument.value)
      default: break
      }
    }
    if let targets = arguments.first(where: { $0.label == "targets" }) {
      readTargets(targets.value, ofProject: name, settings)
    }
  }

  private mutating func readTargets(
    _ range: Range<Int>, ofProject name: String, _ settings: TuistSettings
  ) {
    var modules = TuistModules(
      name: name, folder: description.folder, project: settings, fileSize: source.byteCount,
      others: others)
    let noteCount = manifest.noteCount
    let list = manifest.elements(range, computed: "the list of targets is partly computed")
    var areAllKnown = manifest.noteCount == noteCount
    for element in list {
      if let target = manifest.target(element, &modules) {
        description.targets.append(target)
      } else {
        areAllKnown = false
      }
    }
    if let problem = modules.problem { manifest.note(problem, at: range.lowerBound) }
    if !areAllKnown { addModuleHints() }
    addSharedFolders()
    addTestHosts()
  }

  /// Notes that there are targets that are not known. Uses the string literals of the manifest as beginnings of module names, because functions that
  /// make targets add words to their arguments: `feature("Login")` may make `LoginInterface`.
  private mutating func addModuleHints() {
    description.hasUnknownTargets = true
    description.moduleHints = Set(
      source.tokens.lazy.filter { $0.kind == .string }.map(\.text).filter {
        $0.utf8.count <= 128 && $0 == moduleName(ofTarget: $0)
      })
  }

  /// Adds folders to other targets that have files in them.
  private mutating func addSharedFolders() {
    for index in description.targets.indices {
      description.targets[index].folders +=
        manifest.sharedFolders[description.targets[index].name] ?? []
    }
  }

  /// Sets the host of unit tests to the first app that they depend on.
  private mutating func addTestHosts() {
    let apps = Set(description.targets.filter { $0.kind == .application }.map(\.id))
    for index in description.targets.indices where description.targets[index].kind == .unitTests {
      description.targets[index].testHost = description.targets[index].dependencies.first {
        if case .target(let id) = $0 { apps.contains(id) } else { false }
      }
    }
  }
}
