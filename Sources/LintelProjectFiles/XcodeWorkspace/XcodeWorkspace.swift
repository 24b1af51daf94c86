import LintelVocabulary

/// The projects and packages in an Xcode workspace, read from `contents.xcworkspacedata`.
///
/// Paths are relative to the root of the check. They may not exist on disk, because projects are
/// often generated.
package struct XcodeWorkspace: Equatable, Sendable {
  /// The path of the file itself.
  package let path: String
  /// The bundles of the projects, in the order of the file, each once.
  package private(set) var projects: [String] = []
  /// The folders of packages, in the order of the file, each once.
  package private(set) var packageFolders: [String] = []

  /// Reads a workspace.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the root of the check.
  ///   - others: provides manifests of packages.
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
