struct `some` {}
enum get {}
class set: get {}
let a: get = set()
