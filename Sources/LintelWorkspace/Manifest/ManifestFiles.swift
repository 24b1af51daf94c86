import LintelPlatform
import LintelScanner

/// The manifests among the files whose names are those of manifests.
struct ManifestFiles {
  /// By path, each once.
  private(set) var manifests: [Manifest] = []
  /// Where manifests are, including those that a link makes appear again.
  private(set) var paths: Set<String> = []

  /// - Parameter files: by path.
  /// - Throws: ``WorkspaceErrors`` when one of them cannot be read.
  init(
    _ files: [FoundFile], _ formats: [ProjectFormat], in root: RootFolder
  ) throws(WorkspaceErrors) {
    var buffer = SourceBuffer()
    for paths in try LinkedFiles(files, in: root).paths {
      let path = paths[0].path
      let name = fileName(of: path)
      guard let format = formats.first(where: { $0.manifestName == name }) else { continue }
      do throws(ReadError) {
        try root.read(path, into: &buffer, limit: SizeLimit.text)
      } catch {
        throw WorkspaceErrors([.unreadable(path, error)])
      }
      guard let manifest = format.read(buffer, path) else { continue }
      self.paths.formUnion(paths.map(\.path))
      manifests.append(manifest)
    }
    manifests.sort { precedes($0.path, $1.path) }
  }
}
