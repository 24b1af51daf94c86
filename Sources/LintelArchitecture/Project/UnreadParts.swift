import LintelScanner
import LintelText
import LintelVocabulary

extension ConfigurationErrors {
  /// The errors about files that were not read to their ends: one for each, at the location where
  /// reading stopped. The compiler rejects such files too, but to judge only the part that was read
  /// would suggest that the rest breaks no rule.
  ///
  /// - Parameters:
  ///   - files: the paths of files, with their diagnostics.
  ///   - source: returns the bytes of a file; `nil` if it can no longer be read.
  /// - Returns: `nil` if all files were read to their ends.
  init?(
    unreadPartsOf files: some Sequence<(path: String, diagnostics: [DiagnosticFact])>,
    source: (String) -> [UInt8]?
  ) {
    let errors = files.compactMap { path, diagnostics -> ConfigurationError? in
      if diagnostics.isEmpty { return nil }
      let bytes = source(path) ?? []
      for diagnostic in diagnostics {
        guard let reason = diagnostic.reasonToStop(in: bytes) else { continue }
        let place = LineTable(bytes).place(of: diagnostic.offset)
        return ConfigurationError(
          path: path, isInProject: true, line: place.line, column: place.column,
          message: "\(reason), so the rest of the file is not read; correct it, or leave the "
            + "file out under 'sources: exclude'")
      }
      return nil
    }
    if errors.isEmpty { return nil }
    self.init(errors: errors)
  }
}

extension DiagnosticFact {
  /// The reason why nothing is read after the diagnostic; `nil` if reading continues.
  fileprivate func reasonToStop(in source: [UInt8]) -> String? {
    switch what {
    case .nestedTooDeep: "brackets are nested too deep"
    case .unterminatedComment: "a comment is never closed"
    // A string on a single line ends with the line, so that reading continues after it.
    case .unterminatedString where startsLongString(in: source): "a string is never closed"
    default: nil
    }
  }

  private func startsLongString(in source: [UInt8]) -> Bool {
    source.dropFirst(Int(offset)).drop { $0 == UInt8(ascii: "#") }.starts(with: "\"\"\"".utf8)
  }
}
