let a = Ärzte(), b = Ось.имя
