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
    let files = paths.map(contents)
    // The largest come first, so that threads end at about the same time.
    let order = files.indices.sorted { (files[$0].size, $1) > (files[$1].size, $0) }
    let queue = BatchQueue<[(position: Int, outcome: Outcome)]>(count: order.count)
    let found = queue.run(threads: WorkSharing.threads(for: jobs)) { queue in
      var found: [(position: Int, outcome: Outcome)] = []
      while let batch = queue.takeBatch() {
        for position in order[batch] {
          found.append((position, outcome(of: files[position], at: paths[position])))
        }
      }
      queue.deliver(found)
    }
    return found.joined().sorted { $0.position < $1.position }.map(\.outcome)
  }

  private enum Contents: Sendable {
    case bytes([UInt8])
    case unreadable(ReadError)

    var size: Int {
      if case .bytes(let bytes) = self { bytes.count } else { 0 }
    }
  }

  private func contents(of path: String) -> Contents {
    var buffer = SourceBuffer()
    do throws(ReadError) {
      try root.read(path, into: &buffer, limit: SizeLimit.text)
    } catch {
      return .unreadable(error)
    }
    return .bytes(buffer.withBytes { Array($0) })
  }

  private func outcome(of contents: Contents, at path: String) -> Outcome {
    switch contents {
    case .unreadable(let error): return .failed(.unreadable(path, error))
    case .bytes(let bytes):
      let name = RelativePath.fileName(of: path)
      guard let format = formats.first(where: { $0.manifestNames.contains(name) }) else {
        return .read(nil)
      }
      do throws(ProjectFileError) {
        return .read(try format.read(SourceBuffer(bytes), path, root.bytesBelow))
      } catch {
        return .failed(
          WorkspaceError(
            path: path, line: error.line, column: error.column,
            message: error.message + "; or leave it out under 'sources: exclude'"))
      }
    }
  }
}
