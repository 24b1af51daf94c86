import LintelPlatform

extension ByteCursor {
  /// Reads a file from its start. Errors are thrown with their line and column.
  static func read<Result>(
    _ bytes: [UInt8], _ body: (ByteCursor) throws(Misreading) -> Result
  ) throws(ProjectFileError) -> Result {
    do throws(Misreading) {
      guard bytes.count <= PropertyListLimits.sizeLimit else {
        throw Misreading(0, .tooLarge(bytes.count))
      }
      if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
        throw Misreading(offset, .notUTF8)
      }
      return try body(ByteCursor(bytes))
    } catch {
      throw ProjectFileError(error.problem.message, at: error.offset, in: bytes)
    }
  }
}
