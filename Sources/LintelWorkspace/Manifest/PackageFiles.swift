import LintelPlatform
import LintelScanner

/// The manifests among the files named `Package.swift`.
struct PackageFiles {
  /// By path, each once.
  private(set) var manifests: [Manifest] = []
  /// Where manifests are, including those that a link makes appear again.
  private(set) var paths: Set<String> = []

  /// - Parameter files: by path.
  /// - Throws: ``WorkspaceErrors`` when one of them cannot be read.
  init(_ files: [FoundFile], in root: RootFolder) throws(WorkspaceErrors) {
    var buffer = SourceBuffer()
    for paths in try LinkedFiles(files, in: root).paths {
      let path = paths[0].path
      do throws(SystemError) {
        try root.read(path, into: &buffer)
      } catch {
        throw WorkspaceErrors([.unreadable(path, error)])
      }
      guard buffer.withBytes(hasToolsVersionComment) else { continue }
      self.paths.formUnion(paths.map(\.path))
      manifests.append(ManifestReader.read(buffer, path: path))
    }
    manifests.sort { precedes($0.path, $1.path) }
  }
}
