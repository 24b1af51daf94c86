// What is assigned is what the end of the path on the left is
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Room { var box: Box; var boxes: [Box]; var spare: Box? }
func use(_ given: Room) {
  var room = given
  room.box.phase = .idle
  room.boxes[0].phase = .busy
  room.boxes[room.boxes.count - 1].motor = .idle
  room.spare?.motor = .busy
  room.spare!.phase = .idle
  (room.box.phase, room.box.motor) = (.busy, .idle)
  var (phase, motor): (Phase, Motor) = (.idle, .busy)
  (phase, motor) = (.busy, .idle)
  print(room, phase, motor)
}
