import Dispatch
import LintelPlatform
import LintelScanner
import LintelVocabulary

/// Reads and scans source files.
package enum SourceReader {
  private typealias Result = (part: ScannedPart, errors: [WorkspaceError])

  /// Returns the facts of `files`, in their order; the same for any number of threads.
  ///
  /// - Parameters:
  ///   - files: relative to `root`.
  ///   - compiler: the version of the compiler of the files.
  ///   - leavesPreviewsOut: whether previews of SwiftUI are read as blanks.
  ///   - jobs: how many threads to use; 0 for one per core.
  ///   - substitute: replaces the contents of one of the files.
  /// - Throws: ``WorkspaceErrors`` with every file that cannot be read or is not valid UTF-8.
  package static func scan(
    files: [String], root: String, compiler: SwiftVersion = .newestKnown,
    leavesPreviewsOut: Bool = false, jobs: Int = 0, substitute: FileSubstitute? = nil
  ) throws(WorkspaceErrors) -> ScannedFiles {
    let folder = try RootFolder(root)
    var results = BatchQueue<Result>(count: files.count).run(
      threads: WorkSharing.threads(for: jobs)
    ) { queue in
      queue.deliver(
        scanBatches(
          of: queue, files, in: folder, substitute, compiler: compiler,
          leavesPreviewsOut: leavesPreviewsOut))
    }
    let errors = results.flatMap(\.errors)
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
    // Moved, not copied: the facts of a large project are most of the memory.
    var parts: [ScannedPart] = []
    while let result = results.popLast() { parts.append(result.part) }
    let scanned = ScannedFiles(joining: consume parts) { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    return scanned.expectingSmallTypes { positions, types in
      var buffer = SourceBuffer()
      return ScannedPart(
        compiler: compiler, leavesPreviewsOut: leavesPreviewsOut, expecting: types
      ) { scan in
        for position in positions {
          if let bytes = substitute?.bytes(for: files[position]) {
            buffer = SourceBuffer(bytes)
          } else if (try? folder.read(files[position], into: &buffer)) == nil {
            continue
          }
          scan(buffer, position)
        }
      }
    }
  }

  /// Whether a file can be read but is not valid UTF-8.
  package static func isNotUTF8(_ path: String, below root: String) -> Bool {
    guard let bytes = try? readFile(at: root + "/" + path, limit: SizeLimit.source) else {
      return false
    }
    return bytes.withUnsafeBufferPointer { firstInvalidUTF8(in: $0) != nil }
  }

  /// Reads files in their order, because neighbours share names and folders. Taking the largest
  /// first would require the size of every file, and cost a tenth of the speed.
  private static func scanBatches(
    of queue: BatchQueue<Result>, _ files: [String], in folder: RootFolder,
    _ substitute: FileSubstitute?, compiler: SwiftVersion, leavesPreviewsOut: Bool
  ) -> Result {
    var buffer = SourceBuffer()
    var errors: [WorkspaceError] = []
    let part = ScannedPart(compiler: compiler, leavesPreviewsOut: leavesPreviewsOut) { scan in
      while let batch = queue.takeBatch() {
        for position in batch {
          let path = files[position]
          if let bytes = substitute?.bytes(for: path) {
            buffer = SourceBuffer(bytes)
          } else {
            do throws(ReadError) {
              try folder.read(path, into: &buffer)
            } catch {
              errors.append(.unreadable(path, error))
              continue
            }
          }
          if let error = error(in: buffer, path: path) {
            errors.append(error)
          } else {
            scan(buffer, position)
          }
        }
      }
    }
    return (part, errors)
  }

  private static func error(
    in buffer: borrowing SourceBuffer, path: String
  ) -> WorkspaceError? {
    buffer.withBytes { bytes in
      guard let invalid = firstInvalidUTF8(in: bytes) else { return nil }
      let place = LineTable(bytes).place(of: UInt32(truncatingIfNeeded: invalid))
      return WorkspaceError(
        path: path, line: place.line, column: place.column,
        message: "is not valid UTF-8; save the file as UTF-8, or leave it out under "
          + "'sources: exclude'")
    }
  }
}
