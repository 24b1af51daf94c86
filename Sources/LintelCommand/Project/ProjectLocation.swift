import LintelArchitecture
import LintelPlatform
import LintelText
import LintelWorkspace

/// The project that the paths on a command line mean: a folder, or the project that contains some
/// Swift files.
struct ProjectLocation {
  /// The folder that all paths are relative to.
  let root: String
  /// The rules file; `nil` if none is named and none lies in the folder.
  let rulesFile: String?
  /// The files that were named; `nil` if a folder was named.
  let files: [FileArgument]?
  /// The note that the named folder is part of a project above it; `nil` if it is not.
  let note: String?

  /// - Parameter looksAbove: whether a folder without a rules file means the nearest folder above
  ///   that has one.
  init(
    paths: [String], config: String?, looksAbove: Bool = false
  ) throws(ConfigurationErrors) {
    switch try NamedPaths(paths) {
    case .folder(let folder):
      let above =
        looksAbove && config == nil && !isFile(Self.usualRulesFile(in: folder))
        ? Self.nearestProject(around: AbsolutePath(folder))?.displayed : nil
      root = above ?? folder
      files = nil
      note = above.map { InputError.rulesFile(of: folder, isIn: $0) }
    case .files(let names):
      let root =
        if let config {
          Self.root(of: names, config: config)
        } else {
          try Self.projectFolder(of: names)
        }
      self.root = root.displayed
      files = names.map { FileArgument($0, in: root) }
      note = nil
    }
    let usual = Self.usualRulesFile(in: root)
    rulesFile = config ?? (isFile(usual) ? usual : nil)
  }

  /// Returns the projects that paths lead to: the project of each folder, and the projects that
  /// contain the Swift files.
  ///
  /// - Returns: at least one project, each once, by folder.
  static func all(
    of paths: [String], config: String?, looksAbove: Bool
  ) throws(ConfigurationErrors) -> [ProjectLocation] {
    let folders = paths.filter(isFolder)
    var locations = try folders.map { folder throws(ConfigurationErrors) in
      try ProjectLocation(paths: [folder], config: config, looksAbove: looksAbove)
    }
    let files = paths.filter { !isFolder($0) }
    for group in try config == nil ? groups(of: files) : [files] where !group.isEmpty {
      locations.append(try ProjectLocation(paths: group, config: config))
    }
    // A folder wins over files of the same project, because the user wants all of the project.
    let known = Dictionary(
      locations.map { (AbsolutePath($0.root).resolved, $0) },
      uniquingKeysWith: { first, _ in first })
    return known.sorted { $0.key.text < $1.key.text }.map(\.value)
  }

  /// Returns the files of each project. Files in no project are added to the first project, which
  /// reports them.
  private static func groups(of files: [String]) throws(ConfigurationErrors) -> [[String]] {
    guard !files.isEmpty, case .files = try NamedPaths(files) else { return [] }
    // Many files share few folders, and each search visits all folders above.
    var known: [AbsolutePath: AbsolutePath?] = [:]
    func project(of file: String) -> AbsolutePath? {
      guard let folder = AbsolutePath(file).folder else { return nil }
      if let root = known[folder] { return root }
      let root = nearestProject(around: folder)
      known[folder] = .some(root)
      return root
    }
    guard let first = files.lazy.compactMap(project).first else { return [files] }
    return Dictionary(grouping: files) { project(of: $0) ?? first }.map(\.value)
  }

  /// Returns the rules file, or throws the error that there is none.
  func requiredRulesFile() throws(ConfigurationErrors) -> String {
    guard let rulesFile else { throw Self.noRulesFile(in: root) }
    return rulesFile
  }

  /// Returns the architecture that the rules file declares; `nil` if there is no rules file.
  func architecture() throws(ConfigurationErrors) -> DeclaredArchitecture? {
    try rulesFile.map { path throws(ConfigurationErrors) in
      try DeclaredArchitecture(contentsOf: path)
    }
  }

  /// Returns the path at which the rules file of a folder is looked for, whether it exists or not.
  static func usualRulesFile(in root: String) -> String {
    root == "." ? InputError.rulesFileName : root + "/" + InputError.rulesFileName
  }

  /// Returns the error that a folder has no rules file.
  static func noRulesFile(in root: String) -> ConfigurationErrors {
    ConfigurationErrors(
      .noRulesFile(root: root, above: nearestProject(around: AbsolutePath(root))?.displayed))
  }

  /// Returns the working folder, as for a check without paths; if it does not contain all files,
  /// the folder of `config`.
  private static func root(of files: [String], config: String) -> AbsolutePath {
    let here = AbsolutePath.workingFolder
    let areBelow = files.allSatisfy { AbsolutePath($0).path(below: here) != nil }
    return areBelow ? here : AbsolutePath(config).folder ?? here
  }

  /// Returns the nearest folder with a rules file above the first of `files` that is in a project.
  private static func projectFolder(of files: [String]) throws(ConfigurationErrors) -> AbsolutePath
  {
    for file in files {
      if let root = AbsolutePath(file).folder.flatMap(nearestProject) { return root }
    }
    throw ConfigurationErrors(.noRulesFileAbove(files[0]))
  }

  private static func nearestProject(around folder: AbsolutePath) -> AbsolutePath? {
    var candidate: AbsolutePath? = folder
    while let folder = candidate {
      if isFile(folder.text + "/" + InputError.rulesFileName) { return folder }
      candidate = folder.folder
    }
    return nil
  }
}
