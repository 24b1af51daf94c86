import LintelVocabulary

/// What a workspace of Xcode puts together, as `contents.xcworkspacedata` describes it.
///
/// Paths are relative to the root of the check. What is there by name may be missing on disk, as
/// projects that a tool makes often are.
package struct XcodeWorkspace: Equatable, Sendable {
  /// Of the file itself.
  package let path: String
  /// The bundles of its projects, in the order of the file, each once.
  package private(set) var projects: [String] = []
  /// Folders of packages, in the order of the file, each once.
  package private(set) var packageFolders: [String] = []

  /// Reads a workspace.
  ///
  /// - Parameters:
  ///   - path: of the file, relative to the root of the check.
  ///   - others: asked for
  ///     manifests of packages.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> XcodeWorkspace {
    let locations = try WorkspaceLocations(bytes, container: RelativePath.folder(of: path))
    var workspace = XcodeWorkspace(path: path)
    var folders = PackageFolders(others: others)
    var seen: Set<PathKey> = []
    for location in locations.paths where seen.insert(PathKey(location)).inserted {
      if location.hasBytes(atEnd: ".xcodeproj") {
        workspace.projects.append(location)
      } else {
        folders.addIfPackage(location)
      }
    }
    workspace.packageFolders = folders.paths
    return workspace
  }
}
