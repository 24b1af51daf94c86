/// A library that is loaded when it is needed, not when the program starts, and stays loaded.
package struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of `names` that can be loaded. A name is a path, or a file name that the
  /// system looks for.
  ///
  /// - Throws: the system's message about the first name, if none can be loaded.
  package init(anyOf names: [String]) throws(LibraryError) {
    var firstReason: String?
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
      firstReason = firstReason ?? dlerror().map { String(cString: $0) }
    }
    throw LibraryError(firstReason ?? "'\(names.first ?? "")' cannot be loaded")
  }

  /// Returns the function called `name`, whose C type has to be `T`: nothing checks that.
  package func function<T>(_ name: String, as _: T.Type = T.self) throws(LibraryError) -> T {
    guard let address = dlsym(handle, name) else {
      throw LibraryError("it has no function '\(name)'")
    }
    return unsafeBitCast(address, to: T.self)
  }
}

/// The reason why a library cannot be used: lower-case start, no full stop.
package struct LibraryError: Error, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
