import LintelScanner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and scans source files.
public enum SourceReader {
  private typealias Part = (
    names: NameTable, files: [(position: Int, facts: FileFacts)], problems: [WorkspaceProblem]
  )

  /// The facts of `files`, in their order; the same whatever the number of threads.
  ///
  /// - Parameters:
  ///   - files: relative to `root`.
  ///   - jobs: how many threads to use; 0 for one per core.
  /// - Throws: ``WorkspaceError`` with every file that cannot be read or is not valid UTF-8.
  public static func scan(
    files: [String], root: String, jobs: Int = 0
  ) throws(WorkspaceError) -> ScannedFiles {
    let folder = try RootFolder(root)
    let queue = BatchQueue<Part>(count: files.count)
    var parts = queue.run(threads: threadCount(jobs: jobs, batches: queue.batchCount)) { queue in
      queue.deliver(scanBatches(of: queue, files: files, in: folder))
    }
    let problems = parts.flatMap(\.problems)
    guard problems.isEmpty else { throw WorkspaceError(problems) }
    // Moved, not copied: the facts of a large project are most of the memory.
    var found: [(names: NameTable, files: [(position: Int, facts: FileFacts)])] = []
    while let part = parts.popLast() { found.append((part.names, part.files)) }
    return ScannedFiles(joining: consume found)
  }

  private static func threadCount(jobs: Int, batches: Int) -> Int {
    let wanted = jobs > 0 ? jobs : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return min(wanted, batches)
  }

  private static func scanBatches(
    of queue: BatchQueue<Part>, files: [String], in folder: RootFolder
  ) -> Part {
    var scanner = Scanner()
    var buffer = SourceBuffer()
    var found: [(position: Int, facts: FileFacts)] = []
    var problems: [WorkspaceProblem] = []
    while let batch = queue.takeBatch() {
      for position in batch {
        let path = files[position]
        do throws(SystemError) {
          try folder.read(path, into: &buffer)
        } catch {
          problems.append(.unreadable(path, error))
          continue
        }
        if let problem = problem(in: buffer, path: path) {
          problems.append(problem)
        } else {
          found.append((position, scanner.scan(buffer)))
        }
      }
    }
    return (scanner.names, found, problems)
  }

  private static func problem(
    in buffer: borrowing SourceBuffer, path: String
  ) -> WorkspaceProblem? {
    buffer.withBytes { bytes in
      guard let invalid = firstInvalidUTF8(in: bytes) else { return nil }
      let place = LineTable(bytes).place(of: UInt32(truncatingIfNeeded: invalid))
      return WorkspaceProblem(
        path: path, line: place.line, column: place.column, message: "is not valid UTF-8")
    }
  }
}
