import LintelText
import LintelVocabulary

/// Files and locations in SARIF, by their paths from the top of the repository.
struct SARIFPlaces {
  let paths: RepositoryPaths

  /// The name that stands for the top folder of the repository.
  static let root = "SRCROOT"

  /// - Parameter name: the name of the declaration that contains the location.
  func location(
    of place: SourceLocation, name: String? = nil, message: String? = nil
  ) -> JSONValue {
    var region = [("startLine", JSONValue.number(place.line))]
    if let columns = place.columns {
      region.append(("startColumn", .number(columns.start)))
      if columns.end > columns.start { region.append(("endColumn", .number(columns.end))) }
    }
    var members = [
      (
        "physicalLocation",
        JSONValue.object([
          "artifactLocation": artifact(paths.path(of: place)), "region": .members(region),
        ])
      )
    ]
    if let name {
      let logical = JSONValue.object(["fullyQualifiedName": .string(name.visible)])
      members.append(("logicalLocations", .array([logical])))
    }
    if let message { members.append(("message", SARIFText.message(message))) }
    return .members(members)
  }

  /// - Parameter path: the file path from the root of the check.
  func location(ofSource path: String, message: String) -> JSONValue {
    .object([
      "physicalLocation": .object(["artifactLocation": artifact(paths.path(ofSource: path))]),
      "message": SARIFText.message(message),
    ])
  }

  func location(of error: ConfigurationError) -> JSONValue {
    var members = [("artifactLocation", artifact(paths.path(of: error)))]
    if error.line > 0 {
      members.append(("region", .object(["startLine": .number(error.line)])))
    }
    return .object(["physicalLocation": .members(members)])
  }

  private func artifact(_ path: String) -> JSONValue {
    let path = Self.percentEncoded(path)
    return path.hasBytes(atStart: "/")
      ? .object(["uri": .string("file://" + path)])
      : .object(["uri": .string(path), "uriBaseId": .string(Self.root)])
  }

  /// Returns a path as a part of a URI: `My%20App/A.swift`.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte < 0x10 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
