extension XcodeBuildSettings {
  /// The linker flags in which Xcode finds implicit dependencies:
  /// `OTHER_LDFLAGS = -framework Core`.
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-reexport_framework", "-merge_framework",
    "-no_merge_framework", "-lazy_framework", "-upward_framework",
  ]
  private static let libraryFlags = [
    "-weak-l", "-merge-l", "-no_merge-l", "-reexport-l", "-lazy-l", "-upward-l", "-l",
  ]

  /// The products that the linker flags name, beside those in the build phases. `-lStore` may mean
  /// `libStore.a` or `libStore.dylib`.
  var linkedProducts: [TargetDependency] {
    var products: [TargetDependency] = []
    var isFramework = false
    // Splitting bytes takes a third of the time: each target of a project may have the flags of
    // all.
    let words = plainValue(of: "OTHER_LDFLAGS").text.utf8.split {
      $0 == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= $0
    }
    for word in words {
      let flag = String(decoding: word.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      if isFramework {
        products.append(.product(fileName: flag + ".framework"))
        isFramework = false
      } else if Self.frameworkFlags.contains(flag) {
        isFramework = true
      } else if let start = Self.libraryFlags.first(where: flag.hasPrefix), flag != start {
        let name = "lib" + flag.dropFirst(start.count)
        products += [.product(fileName: name + ".a"), .product(fileName: name + ".dylib")]
      }
    }
    return products
  }
}
