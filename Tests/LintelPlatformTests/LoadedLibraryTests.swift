import LintelPlatform
import Testing

@Suite struct LoadedLibraryTests {
  private typealias Length = @convention(c) (UnsafePointer<CChar>) -> Int

  #if os(macOS)
    private static let name = "libSystem.B.dylib"
  #elseif canImport(Glibc)
    private static let name = "libc.so.6"
  #else
    private static let name = "libc.so"
  #endif

  @Test func theFirstThatCanBeLoadedIsTaken() throws {
    let library = try LoadedLibrary(anyOf: ["/no/such.so", Self.name, "/no/other.so"])
    let length: Length = try library.function("strlen")
    #expect(length("four") == 4)
  }

  @Test func noneThatCanBeLoaded() throws {
    let error = try #require(throws: LibraryError.self) {
      try LoadedLibrary(anyOf: ["/no/such.so", "/no/other.so"])
    }
    #expect(error.reason.contains("/no/such.so"))
  }

  @Test func aFunctionThatTheLibraryDoesNotHave() throws {
    let library = try LoadedLibrary(anyOf: [Self.name])
    #expect(throws: LibraryError("it has no function 'no_such_function'")) {
      let _: Length = try library.function("no_such_function")
    }
  }
}
