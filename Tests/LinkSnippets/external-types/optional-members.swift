// Members of Optional are not those of other values
struct Song { var title: String? }
extension Optional {
  var description: String { "?" }
  var isActive: Bool { self != nil }
}
func use(_ song: Song, _ number: Int) {
  _ = number.description
  _ = song.title.description
  _ = song.title.isActive
}
