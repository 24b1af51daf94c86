import Lintel
import LintelRules
import LintelWorkspace

/// What the paths on a command line mean: a project's folder, or some Swift files of it.
struct ProjectLocation {
  /// The folder that all paths are relative to.
  let root: String
  /// Files relative to `root`; `nil` for all of them.
  let files: [String]?
  /// The rules file; `nil` if none is named and none lies in the folder.
  let rulesFile: String?

  static let rulesFileName = "lintel.yml"

  init(paths: [String], config: String?) throws(ConfigurationError) {
    let folders = paths.filter { isFolder($0) }
    if folders.isEmpty {
      let missing = paths.filter { !isFile($0) }
      guard missing.isEmpty else { throw Self.missing(missing) }
      // Files are named from where the user is; the project's folder is that of the rules file.
      root = config.map(Self.folder) ?? "."
      let prefix = root == "." ? "" : root + "/"
      let outside = paths.filter { !Self.plain($0).hasPrefix(Self.plain(prefix)) }
      guard outside.isEmpty else { throw Self.outside(outside, root: root) }
      files = paths.map { String(Self.plain($0).dropFirst(Self.plain(prefix).count)) }
    } else {
      guard paths.count == 1 else { throw Self.severalFolders(paths) }
      root = Self.withoutTrailingSlash(paths[0])
      files = nil
    }
    let usual = root == "." ? Self.rulesFileName : root + "/" + Self.rulesFileName
    rulesFile = config ?? (isFile(usual) ? usual : nil)
  }

  /// The rules file, or the problem that there is none.
  func requiredRulesFile() throws(ConfigurationError) -> String {
    if let rulesFile { return rulesFile }
    throw ConfigurationError(problems: [
      ConfigurationProblem(
        path: root,
        message: "no '\(Self.rulesFileName)' in '\(root)'; write one, starting from a preset such "
          + "as 'extends: [layered]', or name a rules file with '--config'")
    ])
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? plain(String(path.dropFirst(2))) : path
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func withoutTrailingSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? withoutTrailingSlash(String(path.dropLast())) : path
  }

  // MARK: - Problems

  private static func missing(_ paths: [String]) -> ConfigurationError {
    let commands = ["check", "graph", "why", "explain", "facts", "verify"]
    return ConfigurationError(
      problems: paths.map { path in
        var message = "'\(path)' is neither a folder nor a file"
        if !path.contains("/"), let near = NearestName.of(path, among: commands) {
          message += "; did you mean the command '\(near)'?"
        }
        return ConfigurationProblem(path: path, message: message)
      })
  }

  private static func outside(_ paths: [String], root: String) -> ConfigurationError {
    ConfigurationError(
      problems: paths.map {
        ConfigurationProblem(
          path: $0, message: "'\($0)' lies outside of '\(root)', the folder of the rules file")
      })
  }

  private static func severalFolders(_ paths: [String]) -> ConfigurationError {
    ConfigurationError(problems: [
      ConfigurationProblem(
        path: paths[1],
        message: "expected one project folder, or Swift files; found \(paths.count) paths; use "
          + "'sources: { include: [...] }' in the rules file to choose folders")
    ])
  }
}
