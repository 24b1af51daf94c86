import LintelPlatform
import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// Reads files that are called like manifests, on several threads: the project files of one app can
/// have megabytes.
struct ManifestReading: Sendable {
  let formats: [ProjectFormat]
  let root: RootFolder
  /// How many threads to use; 0 for one per core.
  let jobs: Int

  enum Outcome: Sendable {
    /// `nil` for what is no manifest after all.
    case read(ProjectFormat.Project?)
    case failed(WorkspaceError)
  }

  /// - Returns: what is in each of the files, in their order.
  func outcomes(of paths: [String]) -> [Outcome] {
    let sizes = paths.map { (try? root.status(of: $0))?.size ?? 0 }
    // The largest come first, so that threads end at about the same time.
    let order = paths.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    let queue = BatchQueue<[(position: Int, outcome: Outcome)]>(count: order.count)
    let found = queue.run(threads: WorkSharing.threads(for: jobs)) { queue in
      var found: [(position: Int, outcome: Outcome)] = []
      var buffer = SourceBuffer()
      while let batch = queue.takeBatch() {
        for position in order[batch] {
          found.append((position, outcome(ofFileAt: paths[position], &buffer)))
        }
      }
      queue.deliver(found)
    }
    return found.joined().sorted { $0.position < $1.position }.map(\.outcome)
  }

  private func outcome(ofFileAt path: String, _ buffer: inout SourceBuffer) -> Outcome {
    let name = RelativePath.fileName(of: path)
    do throws(ReadError) {
      try root.read(path, into: &buffer, limit: SizeLimit.text)
    } catch {
      return .failed(.unreadable(path, error))
    }
    guard let format = formats.first(where: { $0.manifestNames.contains(name) }) else {
      return .read(nil)
    }
    do throws(ProjectFileError) {
      return .read(try format.read(buffer, path, root.bytesBelow))
    } catch {
      return .failed(
        WorkspaceError(
          path: path, line: error.line, column: error.column,
          message: error.message + "; or leave it out under 'sources: exclude'"))
    }
  }
}
