import LintelProjectFiles
import LintelScanner

/// Completes manifests that compute something, with the output of the package manager.
struct ManifestRunner {
  let root: RootFolder
  let run: ManifestRun

  /// - Parameter manifests: those that compute nothing are left as they are.
  /// - Throws: ``WorkspaceErrors`` with every manifest that cannot be completed.
  func complete(_ manifests: inout [Manifest]) throws(WorkspaceErrors) {
    var errors: [WorkspaceError] = []
    for index in manifests.indices where manifests[index].isComputed {
      do throws(WorkspaceErrors) {
        manifests[index] = try completed(manifests[index])
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
  }

  private func completed(_ manifest: Manifest) throws(WorkspaceErrors) -> Manifest {
    let path = manifest.path
    var buffer = SourceBuffer()
    do throws(ReadError) {
      try root.read(path, into: &buffer, limit: SizeLimit.text)
    } catch {
      throw WorkspaceErrors([.unreadable(path, error)])
    }
    let source = ManifestTokens(buffer)
    let output: [UInt8]
    do throws(ManifestRunError) {
      output = try run(manifest.folder)
    } catch {
      throw WorkspaceErrors([WorkspaceError(path: path, error)])
    }
    do throws(ProjectFileError) {
      let dumped = try DumpedManifest.read(output, path: path, names: WrittenNames(source))
      return manifest.completed(by: dumped, source)
    } catch {
      throw WorkspaceErrors(
        path: path,
        message: "the output of 'swift package dump-package' for '\(path)' is not understood; "
          + "leave out '--resolve-manifests'")
    }
  }
}

extension WorkspaceError {
  fileprivate init(path: String, _ error: ManifestRunError) {
    self.init(
      path: path, line: error.line, column: error.column,
      message: (error.line > 0 ? "" : "'\(path)' cannot be run: ") + error.message)
  }
}
