import Dispatch
import LintelPlatform
import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// Reads files with the name of a manifest on other threads while the walk that finds them
/// continues, because the project files of one app can have megabytes.
final class ManifestReading: @unchecked Sendable {
  enum Outcome: Sendable {
    /// `nil` for a file that is not a manifest after all.
    case read(ProjectFormat.Project?)
    case failed(WorkspaceError)
  }

  private let formats: [ProjectFormat]
  private let root: RootFolder
  private let others: OtherFiles
  /// The number of threads that read, including the one that walks.
  private let threads: Int
  private let workers = DispatchGroup()
  // Guards all variables; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var begun: Set<PathKey> = []
  private var waiting: [String] = []
  /// Large files, which are read before others so that threads end at about the same time.
  private var waitingLarge: [(path: String, size: Int)] = []
  private var workerCount = 0
  private var outcomes: [PathKey: Outcome] = [:]

  /// The size in bytes from which a file is large.
  private static let largeSize = 1 << 16

  /// - Parameter jobs: how many threads to use; 0 for one per core.
  init(formats: [ProjectFormat], root: RootFolder, jobs: Int) {
    self.formats = formats
    self.root = root
    others = OtherFiles(root.bytesBelow)
    threads = WorkSharing.threads(for: jobs)
  }

  /// Queues a file to be read as soon as a thread is free.
  func begin(_ path: String) {
    let size = (try? root.status(of: path))?.size ?? 0
    let needsWorker = locked {
      guard begun.insert(PathKey(path)).inserted else { return false }
      if size < Self.largeSize { waiting.append(path) } else { waitingLarge.append((path, size)) }
      guard workerCount < threads - 1 else { return false }
      workerCount += 1
      return true
    }
    guard needsWorker else { return }
    DispatchQueue.global().async(group: workers) {
      self.readWaiting()
      self.locked { self.workerCount -= 1 }
    }
  }

  /// Reads all files.
  ///
  /// - Returns: the outcomes for the files, in the order of `paths`.
  func outcomes(of paths: [String]) -> [Outcome] {
    paths.forEach(begin)
    readWaiting()
    workers.wait()
    return locked { paths.compactMap { outcomes[PathKey($0)] } }
  }

  private func readWaiting() {
    var buffer = SourceBuffer()
    while let path = takeWaiting() {
      let outcome = outcome(ofFileAt: path, &buffer)
      locked { outcomes[PathKey(path)] = outcome }
    }
  }

  private func takeWaiting() -> String? {
    locked {
      let largest = waitingLarge.indices.max { waitingLarge[$0].size < waitingLarge[$1].size }
      return largest.map { waitingLarge.remove(at: $0).path } ?? waiting.popLast()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
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
      return .read(try format.read(buffer, path, others))
    } catch {
      return .failed(
        WorkspaceError(
          path: path, line: error.line, column: error.column,
          message: error.message + "; or leave it out under 'sources: exclude'"))
    }
  }
}
