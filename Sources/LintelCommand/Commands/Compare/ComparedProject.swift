import LintelHarness
import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// A project that is to be compared with others.
struct ComparedProject {
  /// A name that no other compared project has.
  let name: String
  let location: ProjectLocation

  /// Returns the projects that the words of a command line name.
  ///
  /// - Throws: if a word names no project, if two words name the same project, or if there is
  ///   nothing to compare a project with.
  static func all(_ words: [String]) throws(ConfigurationErrors) -> [ComparedProject] {
    if words.count == 1, let samples = try? Sample.all(in: words[0]), samples.count > 1 {
      return try samples.map { sample throws(ConfigurationErrors) in
        ComparedProject(
          name: sample.name,
          location: try ProjectLocation(paths: [sample.folder], config: sample.rulesFile))
      }
    }
    let projects = try words.map { word throws(ConfigurationErrors) in
      ComparedProject(name: word, location: try location(word))
    }
    guard projects.count > 1 else { throw ConfigurationErrors(.nothingToCompare(words[0])) }
    var names: [Identity: String] = [:]
    for project in projects {
      if let other = names.updateValue(project.name, forKey: project.identity) {
        throw ConfigurationErrors(.sameProject(project.name, other: other))
      }
    }
    let short = projects.map(\.folderName)
    return zip(projects, short).map { project, name in
      short.count { $0 == name } > 1
        ? project : ComparedProject(name: name, location: project.location)
    }
  }

  /// - Parameter word: a folder, optionally followed by `:` and a rules file.
  private static func location(_ word: String) throws(ConfigurationErrors) -> ProjectLocation {
    guard !isFolder(word), let colon = word.utf8.lastIndex(of: UInt8(ascii: ":")),
      case let file = String(word[word.utf8.index(after: colon)...]), !file.isEmpty
    else { return try location(folder: word, rulesFile: nil) }
    guard isFile(file) else { throw ConfigurationErrors(.missing(file)) }
    return try location(folder: String(word[..<colon]), rulesFile: file)
  }

  private static func location(
    folder: String, rulesFile: String?
  ) throws(ConfigurationErrors) -> ProjectLocation {
    guard isFolder(folder) else { throw ConfigurationErrors(.noFolder(folder)) }
    return try ProjectLocation(paths: [folder], config: rulesFile)
  }

  /// The folder and rules file of a project, to recognise one that is named twice.
  private struct Identity: Hashable {
    let root: AbsolutePath
    let rulesFile: AbsolutePath?
  }

  private var identity: Identity {
    Identity(
      root: AbsolutePath(location.root).resolved,
      rulesFile: location.rulesFile.map { AbsolutePath($0).resolved })
  }

  private var folderName: String {
    AbsolutePath(location.root).text.pathParts.last.map(String.init) ?? name
  }
}

extension InputError {
  /// Only one project was named, and it contains no samples.
  fileprivate static func nothingToCompare(_ path: String) -> InputError {
    InputError(
      path: path,
      message: "nothing to compare '\(path)' with; name two projects or more, or one folder of "
        + "reference implementations")
  }

  fileprivate static func sameProject(_ path: String, other: String) -> InputError {
    InputError(
      path: path,
      message: path == other
        ? "'\(path)' is named twice" : "'\(other)' and '\(path)' are the same project")
  }
}
