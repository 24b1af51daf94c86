/// What a row shows.
struct MessageRow: Equatable, Sendable {
  let text: String
  let sender: String?
  let status: String?
  let mayRetry: Bool
}
