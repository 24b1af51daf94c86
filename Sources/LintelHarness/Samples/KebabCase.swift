extension String {
  /// The name in small letters, with a hyphen before each word that begins with one capital:
  /// `MVVMStore` is `mvvm-store`.
  ///
  /// Capitals at the end belong to the word before them, as in `CleanSwiftUI`: `clean-swiftui`.
  var kebabCased: String {
    let characters = Array(self)
    var result = ""
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, character.isUppercase, next?.isLowercase ?? false { result += "-" }
      result += character.lowercased()
    }
    return result
  }
}
