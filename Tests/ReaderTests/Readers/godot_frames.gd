# Prints what Godot finds in the resources of a list, and leaves the pixels of every frame beside them.
extends SceneTree

func _init():
	var list = File.new()
	list.open("res://list.txt", File.READ)
	while true:
		var path = list.get_line()
		if path == "":
			break
		var frames = load("res://" + path)
		if not frames is SpriteFrames:
			print("wrong ", path)
			continue
		for name in frames.get_animation_names():
			var count = frames.get_frame_count(name)
			var out = File.new()
			out.open("res://" + path + "." + name.replace("/", "-") + ".pixels", File.WRITE)
			for i in range(count):
				var texture = frames.get_frame(name, i)
				# What an AtlasTexture draws: the region, at the margin's corner, in a picture of its size.
				var page = texture.atlas.get_data()
				page.convert(Image.FORMAT_RGBA8)
				var picture = Image.new()
				picture.create(texture.get_width(), texture.get_height(), false, Image.FORMAT_RGBA8)
				picture.blit_rect(page, texture.region, texture.margin.position)
				out.store_buffer(picture.get_data())
			out.close()
			print("found ", JSON.print([path, name, count, frames.get_animation_speed(name),
				frames.get_animation_loop(name)]))
	quit()
