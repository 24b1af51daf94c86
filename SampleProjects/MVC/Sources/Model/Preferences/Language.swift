/// In which language the user reads.
enum Language: String, Codable, CaseIterable {
  case english, simplifiedChinese
}
