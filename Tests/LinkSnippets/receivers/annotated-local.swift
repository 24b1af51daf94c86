class Player {
  func play() {}
}
func run(_ any: Any) {
  let player: Player = any as! Player
  player.play()
}
