import LintelVocabulary

/// Reads the targets that another tool wrote to a file which the user names.
package enum ExportedTargets {
  /// Reads the output of `tuist graph --format json`, or of `bazel query` with `--output=xml`,
  /// `jsonproto` or `streamed_jsonproto`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the root of the check.
  ///   - others: the files that the output may refer to.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> [ProjectDescription] {
    // A stream of JSON values is not a property list; only Bazel writes such a stream.
    let isOfTuist = (try? PropertyList(bytes))?.root["projects"] != nil
    return isOfTuist
      ? try TuistGraph.read(bytes, at: path, others: others)
      : try BazelQuery.read(bytes, path: path)
  }
}
