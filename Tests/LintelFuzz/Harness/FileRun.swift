#if HAS_NO_FUZZER
  import LintelPlatform

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A program that tests the files named as arguments; it exits with 1 if one breaches a property.
  @main struct FileRun {
    static func main() throws {
      var session = Session()
      for path in CommandLine.arguments.dropFirst() { session.test(try bytes(ofFile: path)) }
      exit(session.hasFoundBreaches ? 1 : 0)
    }

    private static func bytes(ofFile path: String) throws -> [UInt8] {
      let file = try Descriptor(reading: path)
      let size = Int(try FileStatus(of: file).size)
      return [UInt8](unsafeUninitializedCapacity: size) { space, count in
        count = max(0, file.read(into: UnsafeMutableRawBufferPointer(space)))
      }
    }
  }
#endif
