final class Song: Media, Playable {
  let title: Title = Title("x")
}
