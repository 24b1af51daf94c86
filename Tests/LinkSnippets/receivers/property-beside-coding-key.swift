struct Server: Decodable {
  var lastUsers: Int
  enum CodingKeys: String, CodingKey {
    case lastUsers
  }
}
func busiest(_ servers: [(Server, Int)]) -> Int? {
  servers.map { $0.0.lastUsers }.max()
}
