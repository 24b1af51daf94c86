import LintelReports
import LintelText

/// A conversion of the text of an argument to a value, and back.
struct ValueParser<Value> {
  /// The texts that may be written, for help and errors; empty if there are too many to list.
  let accepted: [String]
  /// The value of a text; `nil` if the text is not valid.
  let value: (String) -> Value?
  let text: (Value) -> String
  /// Whether a text may contain several of the accepted values, separated by commas.
  var isList = false
  /// A description of the valid values, used if ``accepted`` is empty.
  var expected = ""
}

extension ValueParser<String> {
  /// Any text but an empty one, which is most likely a variable that a script has not set.
  static var text: Self {
    Self(
      accepted: [], value: { $0.isEmpty ? nil : $0 }, text: { $0 },
      expected: "a text that is not empty")
  }
}

extension ValueParser<String> {
  /// A condition that `#if` tests by name: a plain identifier, as the compiler's `-D` accepts it.
  static var flag: Self {
    Self(
      accepted: [], value: { NameRules.isPlain($0) ? $0 : nil }, text: { $0 },
      expected: "a name such as 'DEBUG', without a value")
  }
}

extension ValueParser<Int> {
  /// A whole number from 1.
  static var count: Self {
    Self(
      accepted: [], value: { Int($0).flatMap { $0 > 0 ? $0 : nil } }, text: { String($0) },
      expected: "a whole number from 1 on")
  }
}

extension ValueParser where Value: RawRepresentable<String> {
  /// The raw value of one of `values`.
  static func choice(of values: [Value]) -> Self {
    Self(
      accepted: values.map(\.rawValue),
      value: { text in values.first { $0.rawValue == text } },
      text: { $0.rawValue })
  }
}

extension ValueParser where Value: RawRepresentable<String> & CaseIterable {
  /// The raw value of any case.
  static var choice: Self { choice(of: Array(Value.allCases)) }
}

extension ValueParser {
  /// The raw values of one or more cases, separated by commas.
  static func choices<Element: RawRepresentable<String> & CaseIterable>() -> Self
  where Value == [Element] {
    Self(
      accepted: Element.allCases.map(\.rawValue),
      value: { text in
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = words.compactMap { Element(rawValue: String($0)) }
        return values.count == words.count ? values : nil
      },
      text: { $0.map(\.rawValue).joined(separator: ",") }, isList: true)
  }
}

/// A report that is to be written to a file.
struct ReportRequest: Equatable {
  let format: ReportFormat
  let path: String
}

extension ValueParser<ReportRequest> {
  /// `format=path`, with one of `formats` and a path that is not empty.
  static func report(in formats: [ReportFormat]) -> Self {
    Self(
      accepted: formats.map { "\($0.rawValue)=<path>" },
      value: { text in
        let (word, path) = text.dividedAtEqualsSign
        guard let path, !path.isEmpty,
          let format = formats.first(where: { $0.rawValue == word })
        else { return nil }
        return ReportRequest(format: format, path: path)
      },
      text: { "\($0.format.rawValue)=\($0.path)" })
  }
}
