import Foundation

/// What tests look at in a SARIF log.
struct SARIFLog: Decodable {
  struct Text: Decodable {
    let text: String
  }

  struct Result: Decodable {
    let level: String
    let message: Text
    let locations: [Location]
    let fingerprints: [String: String]
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]
    let baselineState: String?
  }

  struct Suppression: Decodable {
    let kind: String
    let justification: String
  }

  struct Location: Decodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Decodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Decodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Decodable, Equatable {
    let startLine: Int
    var startColumn: Int?
    var endColumn: Int?
  }

  struct Notification: Decodable {
    let message: Text
    let locations: [Location]?
  }

  private struct Invocation: Decodable {
    let toolExecutionNotifications: [Notification]
  }

  private struct Run: Decodable {
    let results: [Result]
    let invocations: [Invocation]
  }

  private let runs: [Run]

  init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

  var results: [Result] { runs.flatMap(\.results) }

  var notifications: [Notification] {
    runs.flatMap(\.invocations).flatMap(\.toolExecutionNotifications)
  }
}
